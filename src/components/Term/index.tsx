import Link from '@docusaurus/Link';
import {useRef, type ReactNode} from 'react';
import {languageTags, otherLocale} from '@site/config/locales';
import {Tie} from '@site/src/components/Tie';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';
import {useTooltip} from './useTooltip';

/** `plugins/glossary` replaces the id that writers give with these props. */
export interface TermProps {
  /** Id that is unique on the page. */
  anchor: string;
  /** Id of the concept, which is its anchor in the glossary. */
  entry: string;
  /** The preferred term in the language of the page. */
  term: string;
  /** The preferred term in the other language. */
  equivalent: string;
  definition: string;
  /** The term as it is in the sentence. */
  children: ReactNode;
}

/**
 * A term of the termbase in running text, with its equivalent and definition. The term in the panel
 * links to its entry in the glossary. The panel is a popover, so that the button opens it without a
 * script and no container clips it.
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
