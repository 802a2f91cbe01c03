import type {Localized} from './locales.ts';

/** Editions of YiCAT, whose ids `<Plan id="…" />` uses. */
export const editions = {
  personal: {zh: '个人版', en: 'Personal'},
  team: {zh: '团队版', en: 'Team'},
  enterprise: {zh: '企业版', en: 'Enterprise'},
  'enterprise-advanced': {zh: '企业高级版', en: 'Enterprise Advanced'},
  private: {zh: '私有部署', en: 'Private deployment'},
} as const satisfies Record<string, Localized>;

export type EditionId = keyof typeof editions;

export function isEditionId(value: unknown): value is EditionId {
  return typeof value === 'string' && Object.hasOwn(editions, value);
}
