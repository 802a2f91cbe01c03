import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Tie} from '@site/src/components/Tie';
import type {Widening} from '../../engine/query.ts';
import {useSearchSite} from '../state/useSearchSite.ts';
import styles from './styles.module.css';

/** Formats how many pages match the whole query. Further hits match a part of it. */
export function useCountText(): (total: number) => string {
  const {locale} = useSearchSite();
  return (total) => {
    if (total === 0) {
      return translate({id: 'search.none', message: '没有结果'});
    }
    const forms = translate(
      {id: 'search.count', message: '{count} 篇相符'},
      {count: String(total)},
    );
    const [one = '', many = one] = forms.split('|');
    return new Intl.PluralRules(locale).select(total) === 'one' ? one : many;
  };
}

const han = /\p{Script=Han}/u;

const languageOf = (text: string) => (han.test(text) ? 'zh-CN' : 'en');

/** Shows pairs of synonyms: the reader's word, and the word that was searched too. */
export function WidenedTerms({terms}: {terms: readonly Widening[]}): ReactNode {
  return terms.map(({from, to}) => (
    <span key={`${from}\n${to}`} className={styles.pair}>
      <span className="visually-hidden">
        {translate({id: 'search.widened', message: '也按这个词查找：'})}
      </span>
      <span lang={languageOf(from)}>{from}</span>
      <Tie confirmed className={styles.tie} />
      <span lang={languageOf(to)}>{to}</span>
    </span>
  ));
}
