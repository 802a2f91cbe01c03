import {useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import {products} from '@site/config/products';
import {Chip, ChipGroup} from '@site/src/components/Chip';
import {useLocale} from '@site/src/hooks/useLocale';
import type {GlossaryWords} from '@site/plugins/glossary-page/words';
import {noSpellcheck} from '@site/src/lib/noSpellcheck';
import type {GlossaryFilterControl} from '@site/src/hooks/useGlossaryFilter';
import styles from './styles.module.css';

export interface FilterProps {
  control: GlossaryFilterControl;
  words: GlossaryWords;
  /** Text with the number of shown terms. */
  result: string;
}

/** The field and the chips that filter the terms. They are hidden without a script. */
export function Filter({control, words, result}: FilterProps): ReactNode {
  const locale = useLocale();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const {text, type} = control;
  // The reader may have typed before the application ran.
  useLayoutEffect(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) {
      type(typed);
    }
  }, [text, type]);
  return (
    <form
      className={styles.filter}
      onSubmit={(event) => {
        event.preventDefault();
        control.commit();
      }}
      role="search"
      aria-label={words.filter}
    >
      <div className={styles.line}>
        <label className={styles.label} htmlFor={field}>
          {words.filter}
        </label>
        <input
          autoCapitalize="off"
          autoComplete="off"
          className={styles.input}
          id={field}
          name="q"
          onBlur={control.commit}
          onChange={({target}) => type(target.value)}
          placeholder={words.filterHint}
          ref={input}
          {...noSpellcheck}
          type="search"
          value={text}
        />
        <p className={styles.result} role="status">
          {result}
        </p>
      </div>
      <ChipGroup aria-label={words.products} className={styles.chips} role="group">
        <Chip
          aria-pressed={control.products.length === 0}
          as="button"
          onClick={control.clearProducts}
          type="button"
        >
          {words.allProducts}
        </Chip>
        {products.map(({id, name}) => (
          <Chip
            key={id}
            aria-pressed={control.products.includes(id)}
            as="button"
            onClick={() => control.toggleProduct(id)}
            product={id}
            type="button"
          >
            {name[locale]}
          </Chip>
        ))}
      </ChipGroup>
    </form>
  );
}
