import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {Glossary} from '@site/plugins/glossary-page/Glossary';
import styles from './styles.module.css';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;

export type DownloadsProps = Pick<Glossary, 'downloads' | 'memory' | 'words'>;

/** The termbase and the translation memory of the site as files, each with its size. */
export function Downloads({downloads, memory, words}: DownloadsProps): ReactNode {
  const root = useBaseUrl('/');
  return (
    <p className={styles.downloads}>
      <span>{words.downloads}</span>
      {downloads.map(({format, path, bytes}) => (
        // This is not a `Link`, because the target is a file, not a page.
        <a key={format} download href={`${root}${path}`}>
          {format} <span>{`(${kilobytes(bytes)})`}</span>
        </a>
      ))}
      <span>{words.memory}</span>
      <a download href={memory.address}>
        TMX <span>{`(${kilobytes(memory.bytes)})`}</span>
      </a>
    </p>
  );
}
