import {afterEach, describe, expect, it, vi} from 'vitest';
import {isExampleAddress} from '../../src/components/Addresses/OutsideAddress.tsx';
import {products, type Product} from '../products.ts';

async function load(env: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries(env)) {
    vi.stubEnv(name, value);
  }
  return import('../contact.ts');
}

/** A product that is added later has its own address. */
const ofProducts = Object.fromEntries(
  products
    .filter((product: Product) => product.account !== true)
    .map(({id}) => [`${id.toUpperCase()}_URL`, `https://${id}.translator.cn`]),
);

const real: Readonly<Record<string, string>> = {
  ...ofProducts,
  ACCOUNT_URL: 'https://me.translator.cn',
  SUPPORT_URL: 'mailto:help@translator.cn',
  SALES_URL: 'https://translator.cn/sales',
  JAVA_CLIENT_URL: 'https://code.translator.cn/client',
};

afterEach(() => {
  vi.unstubAllEnvs();
  // A module that threw is cached and would throw again in the next test file.
  vi.resetModules();
});

describe('contact', () => {
  it('has an example for every address that is not set, and names its variable', async () => {
    const {contact, exampleVariables} = await load();
    expect([...exampleVariables].sort()).toEqual(Object.keys(real).sort());
    const addresses = [...Object.values(contact.signIn), contact.support, contact.sales];
    expect(addresses.every(isExampleAddress)).toBe(true);
    expect(isExampleAddress(contact.javaClient)).toBe(true);
    expect(contact.feedback).toBeUndefined();
  });

  it('takes the addresses of the environment', async () => {
    const {contact, exampleVariables} = await load({
      ...real,
      FEEDBACK_URL: 'https://voice.translator.cn',
      REQUIRE_ADDRESSES: '1',
    });
    expect(exampleVariables).toEqual([]);
    expect(contact.signIn.yicat).toBe(real.YICAT_URL);
    expect([contact.signIn.faq, contact.signIn.plugin]).toEqual([
      real.ACCOUNT_URL,
      real.ACCOUNT_URL,
    ]);
    expect(contact.support).toBe('mailto:help@translator.cn');
    expect(contact.feedback).toBe('https://voice.translator.cn');
    expect(isExampleAddress(contact.support)).toBe(false);
  });

  it('stops a release that requires real addresses, and names the missing ones', async () => {
    const {QTRANS_URL: _, ...others} = real;
    await expect(load({...others, REQUIRE_ADDRESSES: '1'})).rejects.toThrow(
      'these environment variables are not set: QTRANS_URL.',
    );
  });

  it.each([
    ['YICAT_URL', 'mailto:help@translator.cn'],
    ['SUPPORT_URL', 'help@translator.cn'],
    ['SUPPORT_URL', 'mailto:help'],
    ['FEEDBACK_URL', '/feedback'],
  ])('stops the build if %s is “%s”', async (name, value) => {
    await expect(load({[name]: value})).rejects.toThrow(
      `The environment variable ${name} is “${value}”`,
    );
  });
});
