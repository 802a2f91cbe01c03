import readers from '@generated/readers/default/readers.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {productById} from '@site/config/products';
import type {ReaderView} from '@site/plugins/readers/viewReaders';
import {Mark} from '@site/src/components/Mark';
import {PairRow} from '@site/src/components/PairRow';
import {RowSection} from '@site/src/components/RowSection';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

/** Groups of readers with their first articles. Products are shown, because titles repeat. */
export function ReaderRows(): ReactNode {
  return (
    <RowSection heading={<Translate id="home.readers.heading">从哪里开始</Translate>}>
      {readers.map(({id, name, work, tasks}) => (
        <PairRow
          className={styles.row}
          key={id}
          source={
            <>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.work}>{work}</p>
            </>
          }
          target={<Tasks tasks={tasks} />}
          targets="several"
        />
      ))}
    </RowSection>
  );
}

function Tasks({tasks}: Pick<ReaderView, 'tasks'>): ReactNode {
  const locale = useLocale();
  return (
    <ul className={styles.tasks} role="list">
      {tasks.map(({product, title, route}) => (
        <li className={styles.task} key={route}>
          <Mark name={product} size={16} />
          <Link className={clsx(styles.link)} to={route}>
            {title}
          </Link>
          <span className={styles.product}>{productById(product).name[locale]}</span>
        </li>
      ))}
    </ul>
  );
}
