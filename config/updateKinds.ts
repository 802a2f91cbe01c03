import type {Localized} from './locales.ts';

/** Kinds of changes in the update log, in the order of the counts on pages. */
export const updateKinds = [
  {id: 'new', name: {zh: '新增', en: 'New'}},
  {id: 'improved', name: {zh: '优化', en: 'Improved'}},
  {id: 'fixed', name: {zh: '修复', en: 'Fixed'}},
] as const satisfies readonly {readonly id: string; readonly name: Localized}[];

export type UpdateKindId = (typeof updateKinds)[number]['id'];

export const updateKindIds: readonly UpdateKindId[] = updateKinds.map((kind) => kind.id);

export function isUpdateKindId(value: unknown): value is UpdateKindId {
  return updateKindIds.some((id) => id === value);
}

/** Returns the name of a kind in both languages. */
export function updateKindName(id: UpdateKindId): Localized {
  return updateKinds[updateKindIds.indexOf(id)]?.name ?? {zh: id, en: id};
}
