/** One rule or ruling. A reference to another paragraph of the same game is written `[IM-7.4]`. */
export interface Paragraph {
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}
