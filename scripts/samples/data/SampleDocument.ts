/** A run of text in one format. */
export interface Run {
  readonly text: string;
  readonly strong?: boolean;
}

/** A sentence: a string, or runs if a part of it has a different format. */
export type Sentence = string | readonly Run[];

/** A paragraph of a Word document, sentence by sentence. */
export interface Block {
  readonly style: 'title' | 'heading' | 'text';
  readonly sentences: readonly Sentence[];
}

/** Returns the text of a sentence without formatting. */
export function sentenceText(sentence: Sentence): string {
  return typeof sentence === 'string' ? sentence : sentence.map(({text}) => text).join('');
}
