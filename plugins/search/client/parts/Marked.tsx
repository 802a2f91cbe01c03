import {Fragment, type ReactNode} from 'react';
import type {MarkedText} from '../answer.ts';

/**
 * Shows a text with its matches marked. Another text gets another element: a browser that translates
 * the page wraps text nodes, and React can then no longer update them.
 */
export function Marked({text: {text, marks}}: {text: MarkedText}): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    parts.push(
      <Fragment key={from}>
        {/* eslint-disable-next-line local/bare-text -- the span's key is the text */}
        {text.slice(end, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>,
    );
    end = to;
  }
  return (
    <span key={`${text} ${marks.join(' ')}`}>
      {parts}
      {/* eslint-disable-next-line local/bare-text -- the same */}
      {text.slice(end)}
    </span>
  );
}
