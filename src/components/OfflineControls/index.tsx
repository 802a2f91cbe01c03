import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {products} from '@site/config/products';
import {Button} from '@site/src/components/Button';
import {Callout} from '@site/src/components/Callout';
import {Mark} from '@site/src/components/Mark';
import {useLocale} from '@site/src/hooks/useLocale';
import {listPath} from '@site/plugins/offline/kept/names';
import {texts} from './texts';
import {useOfflineReading, type OfflineReading} from './useOfflineReading';
import styles from './styles.module.css';

const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Returns the path of the page that redirected here because it is not cached. */
function useMissingPage(): string | undefined {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const page = isBrowser ? new URLSearchParams(search).get('page') : null;
  return page && /^\/(?![/\\])/.test(page) ? page : undefined;
}

function ProductRows({lists, progress, busy, keep, remove}: OfflineReading): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const locale = useLocale();
  const t = texts[locale];
  return (
    <ul className={styles.rows} role="list">
      {products.map(({id, name}) => {
        const list = lists.get(listPath(baseUrl, id));
        const share = progress.get(listPath(baseUrl, id));
        return (
          <li key={id} className={styles.row}>
            <span className={styles.name}>
              <Mark name={id} size={16} />
              <span>{name[locale]}</span>
            </span>
            <span className={styles.state} role="status">
              {share === undefined
                ? list && t.keptSize(size(list.bytes))
                : t.progress(Math.floor(share * 100))}
            </span>
            <Button
              aria-label={`${list ? t.remove : t.keep}${locale === 'en' ? ' ' : ''}${name[locale]}`}
              busy={busy}
              onClick={() => (list ? remove(id) : keep(id))}
            >
              {list ? t.remove : t.keep}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function OpenedPages({kept, lists}: OfflineReading): ReactNode {
  const t = texts[useLocale()];
  const listed = new Set([...lists.values()].flatMap(({files}) => files));
  const pages = kept
    .filter(({path, title}) => title !== undefined && !listed.has(path))
    .sort((a, b) => b.time - a.time);
  return (
    <details>
      <summary>{`${t.pages} (${pages.length})`}</summary>
      {pages.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul>
          {pages.map(({path, title}) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Switches offline reading on and off, and shows and removes what this device has cached. */
export function OfflineControls(): ReactNode {
  const t = texts[useLocale()];
  const reading = useOfflineReading();
  const {state, kept, busy, failed, turnOn, turnOff} = reading;
  const missing = useMissingPage();
  const pages = kept.filter(({title}) => title !== undefined).length;
  const bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0);
  const sentence = {
    off: t.off,
    on: t.on(pages, size(bytes)),
    disabled: t.disabled,
    unsupported: t.unsupported,
  }[state];
  return (
    <section className={styles.controls}>
      {missing !== undefined && (
        <div role="alert">
          <Callout kind="warning">
            <p>{t.missing(missing)}</p>
            <p>
              <a href={missing}>{t.tryAgain}</a>
            </p>
          </Callout>
        </div>
      )}
      <p role="status">{sentence}</p>
      {failed && <p role="alert">{t.failed}</p>}
      {state === 'off' && (
        <Button primary busy={busy} onClick={turnOn}>
          {t.turnOn}
        </Button>
      )}
      {state === 'on' && (
        <>
          <p className={styles.heading}>{t.products}</p>
          <ProductRows {...reading} />
          <OpenedPages {...reading} />
          <Button busy={busy} onClick={turnOff}>
            {t.turnOff}
          </Button>
        </>
      )}
    </section>
  );
}
