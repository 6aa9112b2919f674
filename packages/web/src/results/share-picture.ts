import { downloadFile } from "../ui/download.ts";
import { type ResultPicture, resultSvg } from "./result-svg.ts";

const SIZE = { width: 1200, height: 630 };

/** Shares the result as a picture where the browser can share files; downloads it elsewhere. */
export async function sharePicture(picture: ResultPicture): Promise<undefined> {
  const file = new File([await drawn(resultSvg(picture, SIZE))], "rondel.png", { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) {
    downloadFile(file, file.name);
    return;
  }
  try {
    await navigator.share({ files: [file], title: picture.title });
  } catch (error) {
    // Browsers report it as an error when the player closes the share dialog.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Draws a picture as PNG. */
async function drawn(svg: string): Promise<Blob> {
  const image = new Image(SIZE.width, SIZE.height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), SIZE);
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be drawn"))), "image/png");
  });
}
