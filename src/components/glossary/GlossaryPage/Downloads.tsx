import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {GlossaryDownload} from '@site/plugins/glossary-page/Glossary';
import styles from './styles.module.css';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;

export interface DownloadsProps {
  label: string;
  downloads: readonly GlossaryDownload[];
}

/** The termbase as files, each with its size. */
export function Downloads({label, downloads}: DownloadsProps): ReactNode {
  const root = useBaseUrl('/');
  return (
    <p className={styles.downloads}>
      {label}
      {downloads.map(({format, path, bytes}) => (
        // Not `Link`: the build writes the file, and no page leads to it.
        <a key={format} download href={`${root}${path}`}>
          {format} <span>({kilobytes(bytes)})</span>
        </a>
      ))}
    </p>
  );
}
