import type {AtRule, Rule} from 'postcss';

/** Whether a rule is a step of an animation: its `50%` is no selector. */
export const isStep = ({parent}: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
