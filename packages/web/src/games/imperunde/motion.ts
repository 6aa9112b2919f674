import { useEffect, useState } from "preact/hooks";

/** True for some time after the component has appeared, until any key or tap. Nothing waits for it. */
export function useMotion(milliseconds: number): boolean {
  const [isMoving, setMoving] = useState(true);
  useEffect(() => {
    const over = new AbortController();
    const stop = () => setMoving(false);
    const end = setTimeout(stop, milliseconds);
    addEventListener("keydown", stop, over);
    addEventListener("pointerdown", stop, over);
    return () => {
      clearTimeout(end);
      over.abort();
    };
  }, [milliseconds]);
  return isMoving;
}
