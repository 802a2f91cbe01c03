import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, type ReactNode} from 'react';
import {Chip} from '@site/src/components/Chip';
import {resultsAddress} from '@site/src/lib/resultsAddress';
import {formatContext, parseContext} from '../protocol.ts';
import {AppLink} from '../parts/AppLink.tsx';
import {useGroupLabel} from '../parts/groupHits.ts';
import {contexts, type ContextChoice} from './useResultsAddress.ts';
import styles from './styles.module.css';

interface Choice extends Partial<ContextChoice> {
  readonly context: string;
  readonly label: string;
}

/** Returns the searchable contexts as links with different addresses. */
function useChoices(context: string): readonly Choice[] {
  const groupLabel = useGroupLabel();
  const labelOf = ({product}: ContextChoice) => groupLabel(product ?? 'blog');
  const scope = parseContext(context);
  const outside = scope.kind === 'outside' ? contexts.filter(({path}) => path === scope.path) : [];
  return [
    {context: '', label: translate({id: 'search.context.all', message: '全部'})},
    ...contexts.map((choice) => ({
      ...choice,
      context: formatContext({kind: 'within', path: choice.path}),
      label: labelOf(choice),
    })),
    ...outside.map((choice) => ({
      context,
      label: translate(
        {id: 'search.context.outside', message: '“{context}”以外'},
        {context: labelOf(choice)},
      ),
    })),
  ];
}

export function ContextChips({query, context}: {query: string; context: string}): ReactNode {
  const choices = useChoices(context);
  const searchPage = useBaseUrl('/search');
  const history = useHistory();
  const location = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const isChosen = useRef(false);

  // The framework resets the focus on every new address, as if it were another page.
  useEffect(() => {
    if (isChosen.current) {
      isChosen.current = false;
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({preventScroll: true});
    }
  }, [location]);

  return (
    <nav aria-label={translate({id: 'search.scope.label', message: '搜索范围'})}>
      <ul ref={list} role="list" className={styles.chips}>
        {choices.map(({context: own, label, product}) => (
          <li key={own}>
            <Chip
              as={AppLink}
              product={product}
              href={resultsAddress(searchPage, query, own)}
              aria-current={own === context ? 'true' : undefined}
              onFollow={(href) => {
                isChosen.current = true;
                history.push(href);
              }}
            >
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
