import {useLocation} from '@docusaurus/router';
import {useEffect, useMemo, useState, type ComponentType, type ReactNode} from 'react';
import {highlightParameter} from '../../parts/hitAddress.ts';

type Highlighter = ComponentType<{readonly words: readonly string[]}>;

/** Loads the highlighter of the article if the address has `_highlight`. */
export function MarkedArticle(): ReactNode {
  const {pathname, search} = useLocation();
  const [Highlighter, setHighlighter] = useState<Highlighter | null>(null);
  const words = useMemo(
    () => new URLSearchParams(search).getAll(highlightParameter).filter(Boolean),
    [search],
  );
  const isWanted = words.length > 0;

  useEffect(() => {
    if (isWanted) {
      // If loading fails, the article is shown without marks.
      import('../../highlight/Highlighter.tsx').then(
        (loaded) => setHighlighter(() => loaded.Highlighter),
        () => undefined,
      );
    }
  }, [isWanted]);

  return Highlighter && isWanted ? <Highlighter key={pathname + search} words={words} /> : null;
}
