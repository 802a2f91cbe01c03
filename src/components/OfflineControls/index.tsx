import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {products} from '@site/config/products';
import {Button} from '@site/src/components/Button';
import {Callout} from '@site/src/components/Callout';
import {Mark} from '@site/src/components/Mark';
import {useLocale} from '@site/src/hooks/useLocale';
import {useQueryParameters} from '@site/src/hooks/useQueryParameters';
import {sizeOf} from '@site/src/lib/sizeOf';
import {isPath, listPath} from '@site/plugins/offline/kept/names';
import styles from './styles.module.css';
import {useOfflineReading, type OfflineReading} from './useOfflineReading';

/** Returns the path of the page that redirected here because it is not cached. */
function useMissingPage(): string | undefined {
  const page = useQueryParameters().get('page');
  return page !== null && isPath(page) ? page : undefined;
}

function KeptProducts({lists, progress, running, keep, remove}: OfflineReading): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const locale = useLocale();
  return (
    <ul className={styles.rows} role="list">
      {products.map(({id, name}) => {
        const list = lists.get(listPath(baseUrl, id));
        const share = running === id ? progress : undefined;
        const product = name[locale];
        return (
          <li key={id} className={styles.row}>
            <span className={styles.name}>
              <Mark name={id} size={16} />
              <span>{product}</span>
            </span>
            <span className={styles.state}>
              <span role="status">
                {share !== undefined
                  ? translate({id: 'offline.keeping', message: '正在保存'})
                  : list &&
                    translate(
                      {id: 'offline.keptSize', message: '已保存，{size}'},
                      {size: sizeOf(list.bytes)},
                    )}
              </span>
              {/* Screen readers would announce each percent in the status. */}
              {share !== undefined && <span>{` ${Math.floor(share * 100)}%`}</span>}
            </span>
            <Button
              aria-label={
                list
                  ? translate({id: 'offline.removeProduct', message: '移除{product}'}, {product})
                  : translate({id: 'offline.keepProduct', message: '保存{product}'}, {product})
              }
              busy={running === id}
              waiting={running !== undefined}
              onClick={() => (list ? remove(id) : keep(id))}
            >
              {list ? (
                <Translate id="offline.remove">移除</Translate>
              ) : (
                <Translate id="offline.keep">保存</Translate>
              )}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Converts the HTML of a title to text. */
const textOf = (title = '') => new DOMParser().parseFromString(title, 'text/html').body.textContent;

function OpenedPages({kept, lists}: OfflineReading): ReactNode {
  const listed = new Set([...lists.values()].flatMap(({files}) => files));
  const pages = kept
    .filter(({path, title}) => title !== undefined && !listed.has(path))
    .sort((a, b) => b.time - a.time);
  return (
    <details>
      <summary>
        <Translate id="offline.pages" values={{count: pages.length}}>
          {'打开过的页面 ({count})'}
        </Translate>
      </summary>
      {pages.length === 0 ? (
        <p>
          <Translate id="offline.none">还没有。</Translate>
        </p>
      ) : (
        <ul>
          {pages.map(({path, title}) => (
            <li key={path}>
              <a href={path}>{textOf(title)}</a>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Describes the state of offline reading. Before the state is known, there is nothing to say. */
function Sentence({state, kept}: OfflineReading): ReactNode {
  switch (state) {
    case 'unknown':
      return null;
    case 'off':
      return <Translate id="offline.off">离线阅读没有打开。</Translate>;
    case 'disabled':
      return (
        <Translate id="offline.disabled">本站已停用离线阅读，保存过的内容会自动删除。</Translate>
      );
    case 'unsupported':
      return (
        <Translate id="offline.unsupported">
          这个浏览器不能离线阅读本站：它不支持，或者不允许本站保存内容。
        </Translate>
      );
    case 'on': {
      const pages = kept.filter(({title}) => title !== undefined).length;
      const bytes = kept.reduce((sum, entry) => sum + entry.bytes, 0);
      return (
        <Translate id="offline.on" values={{pages, size: sizeOf(bytes)}}>
          {'离线阅读已打开：这台设备上有 {pages} 个页面，共 {size}。'}
        </Translate>
      );
    }
  }
}

/** Switches offline reading on and off, and shows and removes what this device has cached. */
export function OfflineControls(): ReactNode {
  const reading = useOfflineReading();
  const {state, running, failed, turnOn, turnOff} = reading;
  const missing = useMissingPage();
  return (
    <section className={styles.controls}>
      {missing !== undefined && (
        <div role="alert">
          <Callout kind="warning">
            <p>
              <Translate id="offline.missing" values={{page: missing}}>
                {'这台设备上没有保存这个页面：{page}'}
              </Translate>
            </p>
            <p>
              <a href={missing}>
                <Translate id="offline.tryAgain">重新打开</Translate>
              </a>
            </p>
          </Callout>
        </div>
      )}
      <p role="status">
        <Sentence {...reading} />
      </p>
      {failed && (
        <p role="alert">
          <Translate id="offline.failed">
            没有完成：网站没有回应，或者这台设备上没有足够的空间。请稍后重试。
          </Translate>
        </p>
      )}
      {state === 'on' && (
        <>
          <p className={styles.heading}>
            <Translate id="offline.products">整个产品</Translate>
          </p>
          <KeptProducts {...reading} />
          <OpenedPages {...reading} />
        </>
      )}
      {/* One button for both actions keeps the focus when the state changes. */}
      {(state === 'off' || state === 'on') && (
        <Button
          primary={state === 'off'}
          busy={running === 'switch'}
          waiting={running !== undefined}
          onClick={state === 'off' ? turnOn : turnOff}
        >
          {state === 'off' ? (
            <Translate id="offline.turnOn">打开离线阅读</Translate>
          ) : (
            <Translate id="offline.turnOff">关闭并全部删除</Translate>
          )}
        </Button>
      )}
    </section>
  );
}
