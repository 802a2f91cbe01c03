import Translate from '@docusaurus/Translate';
import {type ReactNode, Fragment} from 'react';
import {languageTags, otherLocale} from '@site/config/locales';
import {useCopied} from '@site/src/hooks/useCopied';
import type {MarkedText} from '../../engine/query.ts';
import type {AnswerBlock} from '../../markup/extracts.ts';
import type {Stretch} from '../../markup/signs.ts';
import type {AnswerHit} from '../protocol.ts';
import {useSearchSite} from '../state/useSearchSite.ts';
import styles from './styles.module.css';

/**
 * Shows a text with its matches marked. Another text gets another element: a browser that translates
 * the page wraps text nodes, and the application can then no longer update them.
 */
export function Marked({text: {text, marks}}: {text: MarkedText}): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    parts.push(
      <Fragment key={from}>
        {/* oxlint-disable-next-line local/bare-text -- the span's key is the text */}
        {text.slice(end, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>,
    );
    end = to;
  }
  return (
    <span key={`${text} ${marks.join(' ')}`}>
      {parts}
      {/* oxlint-disable-next-line local/bare-text -- the same */}
      {text.slice(end)}
    </span>
  );
}

function Part({part: {kind, text}}: {part: Stretch}): ReactNode {
  const Tag = kind;
  return Tag === 'text' ? text : <Tag>{text}</Tag>;
}

/** The first text of a section, formatted as on its page. It is phrasing content, to fit in a link. */
export function AnswerText({blocks}: {blocks: readonly AnswerBlock[]}): ReactNode {
  const {locale} = useSearchSite();
  const numbers = blocks.map(
    (_, at) => blocks.slice(0, at + 1).filter(({kind}) => kind === 'step').length,
  );
  return (
    <span className={styles.answer}>
      {blocks.map(({kind, head, parts}, at) => (
        <span
          key={at}
          className={styles[kind]}
          {...(kind === 'equivalent' && {lang: languageTags[otherLocale(locale)]})}
        >
          {kind === 'step' && <span className={styles.bullet}>{`${numbers[at]}. `}</span>}
          {kind === 'item' && <span className={styles.bullet}>{'• '}</span>}
          {head !== '' && <span className={styles.cellHead}>{`${head} `}</span>}
          {parts.map((part, place) => (
            <Part key={place} part={part} />
          ))}{' '}
        </span>
      ))}
    </span>
  );
}

/** Formats an answer as plain text to copy or read aloud, one line for each block. */
export function answerWords(blocks: readonly AnswerBlock[]): string {
  let step = 0;
  return blocks
    .map(({kind, head, parts}) => {
      step += kind === 'step' ? 1 : 0;
      const label = kind === 'step' ? `${step}. ` : head === '' ? '' : `${head}: `;
      return label + parts.map(({text}) => text).join('');
    })
    .join('\n');
}

/** Returns the text to copy: the answer's heading, the answer, and its address. */
export const copiedText = (
  {title, section, url, hash}: AnswerHit,
  best: readonly AnswerBlock[],
): string =>
  [section?.text ?? title.text, answerWords(best), window.location.origin + url + hash].join('\n');

interface CopyAnswerProps {
  hit: AnswerHit;
  best: readonly AnswerBlock[];
}

/** A button that copies the answer, and says whether it did. */
export function CopyAnswer({hit, best}: CopyAnswerProps): ReactNode {
  // Without HTTPS there is no clipboard, so this function throws.
  const [result, copy] = useCopied(async () =>
    navigator.clipboard.writeText(copiedText(hit, best)),
  );
  return (
    <>
      <button type="button" className={styles.textButton} onClick={copy}>
        <Translate id="search.answer.copy">复制答案</Translate>
      </button>{' '}
      <span role="status">
        {result &&
          (result === 'copied' ? (
            <span key="copied">
              <Translate id="search.answer.copied">已复制</Translate>
            </span>
          ) : (
            <span key="failed">
              <Translate id="search.answer.copyFailed">没能复制，请选中文字再复制</Translate>
            </span>
          ))}
      </span>
    </>
  );
}
