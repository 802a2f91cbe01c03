import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import features from '@site/src/features.json';

/** The home page of the create-docusaurus template: a hero, and features below it. */
export default function Home() {
  const {siteConfig, i18n} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.title}>
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">
            {siteConfig.title}
          </Heading>
        </div>
      </header>
      <main className="container">
        <div className="row">
          {features[i18n.currentLocale].map(({title, details, link}) => (
            <div className="col col--4" key={link}>
              <Heading as="h3">
                <Link to={link.replace(/^\/en\//, '/')}>{title}</Link>
              </Heading>
              <p>{details}</p>
            </div>
          ))}
        </div>
      </main>
    </Layout>
  );
}
