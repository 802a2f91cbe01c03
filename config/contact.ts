import {addressFrom} from './addressFrom.ts';
import {products, type Product, type ProductId} from './products.ts';

/** Addresses outside this site that its pages show. */
export interface Contact {
  /** Sign-in address of each product. `faq` has that of the account centre. */
  readonly signIn: Readonly<Record<ProductId, string>>;
  /** A web form, or a `mailto:` address. */
  readonly support: string;
  /** A web form, or a `mailto:` address. */
  readonly sales: string;
  /** Source repository of the Java client of the open API. */
  readonly javaClient: string;
  /**
   * Receives answers to “Did this article answer your question?”. If it is absent, nothing is sent.
   */
  readonly feedback?: string;
}

/** Returns the name of the variable that sets the sign-in address of a product. */
function signInVariable({id, account = false}: Product): string {
  return account ? 'ACCOUNT_URL' : `${id.toUpperCase()}_URL`;
}

/** Default addresses by environment variable. */
const defaults: ReadonlyMap<string, string> = new Map([
  ...products.map((product): [string, string] => {
    const variable = signInVariable(product);
    return [variable, `https://${variable.replace('_URL', '').toLowerCase()}.example.com`];
  }),
  ['SUPPORT_URL', 'https://support.example.com'],
  ['SALES_URL', 'https://sales.example.com'],
  ['JAVA_CLIENT_URL', 'https://code.example.com/yicat-java-client'],
]);

const isSet = (variable: string) => (process.env[variable]?.trim() ?? '') !== '';

/** Variables that are not set. Pages show an example address instead. */
export const exampleVariables: readonly string[] = [...defaults.keys()].filter(
  (variable) => !isSet(variable),
);

function address(variable: string, mail = false): string {
  return addressFrom(variable, {mail}) ?? defaults.get(variable) ?? '';
}

function readContact(): Contact {
  if (process.env.REQUIRE_ADDRESSES === '1' && exampleVariables.length > 0) {
    throw new Error(
      `REQUIRE_ADDRESSES is 1, but these environment variables are not set: ${exampleVariables.join(', ')}. Set them to the real addresses, or build without REQUIRE_ADDRESSES.`,
    );
  }
  const feedback = addressFrom('FEEDBACK_URL');
  return {
    signIn: Object.fromEntries(
      products.map((product) => [product.id, address(signInVariable(product))]),
    ) as Record<ProductId, string>,
    support: address('SUPPORT_URL', true),
    sales: address('SALES_URL', true),
    javaClient: address('JAVA_CLIENT_URL'),
    ...(feedback !== undefined && {feedback}),
  };
}

/**
 * Addresses of this build, from the environment (deploy/README.md lists the variables). The import
 * throws if a variable is not an address, or if `REQUIRE_ADDRESSES=1` and one is not set.
 */
export const contact: Contact = readContact();
