import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {BlogPaginatedMetadata} from '@docusaurus/plugin-content-blog';
import type {ReactNode} from 'react';
import {StructuredData} from '@site/src/components/StructuredData';
import {jsonText} from '@site/src/lib/jsonText';
import type {PostSummary} from '@site/plugins/update-log/PostView';

export interface LogStructuredDataProps {
  metadata: BlogPaginatedMetadata;
  posts: readonly PostSummary[];
}

/** Structured data about a list of posts, for search engines. */
export function LogStructuredData({metadata, posts}: LogStructuredDataProps): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const address = `${url}${metadata.permalink}`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': address,
    mainEntityOfPage: address,
    headline: metadata.blogTitle,
    description: metadata.blogDescription,
    blogPost: posts.map(({title, permalink, date, intro}) => ({
      '@type': 'BlogPosting',
      '@id': `${url}${permalink}`,
      url: `${url}${permalink}`,
      headline: title,
      description: intro,
      datePublished: date,
    })),
  };
  return <StructuredData json={jsonText(data)} />;
}
