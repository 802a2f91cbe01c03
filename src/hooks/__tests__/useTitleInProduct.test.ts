// @vitest-environment jsdom
import * as docs from '@docusaurus/plugin-content-docs/client';
import {renderHook} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {useTitleInProduct} from '../useTitleInProduct';

it.each([
  ['Roles and permissions', 'Yiloc', 'Roles and permissions | Yiloc'],
  ['Roles in Yiloc', 'Yiloc', 'Roles in Yiloc'],
  ['Yiloc', 'Yiloc', 'Yiloc'],
])('%j in %s is %j', (title, label, expected) => {
  vi.spyOn(docs, 'useDocsVersion').mockReturnValue({
    label,
  } as ReturnType<typeof docs.useDocsVersion>);
  expect(renderHook(() => useTitleInProduct(title)).result.current).toBe(expected);
});
