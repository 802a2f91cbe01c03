import type {ReactNode} from 'react';
import {languageTags, otherLocale} from '@site/config/locales';
import {useLocale} from '@site/src/hooks/useLocale';
import type {AnswerBlock} from '../../markup/answerOf.ts';
import type {Stretch} from '../../markup/inlineOf.ts';
import styles from './styles.module.css';

function Part({part: {kind, text}}: {part: Stretch}): ReactNode {
  const Tag = kind;
  return Tag === 'text' ? text : <Tag>{text}</Tag>;
}

/** The first text of a section, formatted as on its page. It is phrasing content, to fit in a link. */
export function AnswerText({blocks}: {blocks: readonly AnswerBlock[]}): ReactNode {
  const locale = useLocale();
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
