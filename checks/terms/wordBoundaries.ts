const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/** Offsets at which a word of a Chinese text starts or ends. */
export function wordBoundaries(text: string): ReadonlySet<number> {
  return new Set([...segmenter.segment(text)].map(({index}) => index).concat(text.length));
}
