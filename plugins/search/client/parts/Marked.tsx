import {Fragment, type ReactNode} from 'react';
import type {MarkedText} from '../answer.ts';

/** A text with its found words marked. */
export function Marked({text: {text, marks}}: {text: MarkedText}): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    parts.push(
      <Fragment key={from}>
        {text.slice(end, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>,
    );
    end = to;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
