import type {ReactNode} from 'react';
import {inlineParts} from '@site/src/lib/inlineParts';

const elements = {bold: 'strong', italic: 'em', code: 'code'} as const;

/** Renders the inline marks of a line of data as elements: bold, italic and code. */
export function InlineText({children}: {children: string}): ReactNode {
  return inlineParts(children).map(({style, text}, index) => {
    if (style === 'plain') {
      return text;
    }
    const Element = elements[style];
    return <Element key={index}>{text}</Element>;
  });
}
