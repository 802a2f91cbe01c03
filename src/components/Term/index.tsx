import Link from '@docusaurus/Link';
import {useRef, type ReactNode} from 'react';
import {languageTags, otherLocale} from '@site/config/locales';
import {Tie} from '@site/src/components/Tie';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';
import {useTooltip} from './useTooltip';

/** Writers give the id only; `plugins/glossary` turns it into these. */
export interface TermProps {
  /** Unique on the page. */
  anchor: string;
  /** Id of the concept: where the glossary has it. */
  entry: string;
  /** The preferred term in the language of the page. */
  term: string;
  /** The preferred term in the other language. */
  equivalent: string;
  definition: string;
  /** The term as the sentence writes it. */
  children: ReactNode;
}

/**
 * A term of the termbase in running text, with its equivalent and definition. The term in the panel
 * leads to its entry in the glossary.
 * The panel is a popover: without script the button opens it, and it is never cut off.
 */
export function Term({
  anchor,
  entry,
  term,
  equivalent,
  definition,
  children,
}: TermProps): ReactNode {
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  useTooltip(button, panel);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.term}
        popoverTarget={anchor}
        aria-describedby={anchor}
      >
        {children}
      </button>
      <span ref={panel} className={styles.panel} id={anchor} popover="auto" data-nosnippet>
        <span className={styles.pair}>
          <Link to={`/glossary#${entry}`}>{term}</Link>
          <Tie className={styles.tie} confirmed />
          <b lang={languageTags[otherLocale(locale)]}>{equivalent}</b>
        </span>
        <span className={styles.definition}>{definition}</span>
      </span>
    </>
  );
}
