import {translate} from '@docusaurus/Translate';
import type {ColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/ColorModeToggle';
import {Icon, type IconName} from '@site/src/components/Icon';
import {colorModeSwitch, nextColorChoice, type ColorChoice} from '@site/src/intent/switchColorMode';
import styles from './styles.module.css';

const choices: readonly {choice: ColorChoice; icon: IconName}[] = [
  {choice: 'light', icon: 'sun'},
  {choice: 'dark', icon: 'moon'},
  {choice: 'system', icon: 'system'},
];

function getNextColorMode(value: ColorMode | null, respectPrefersColorScheme: boolean) {
  if (!respectPrefersColorScheme) {
    return value === 'dark' ? 'light' : 'dark';
  }
  const choice = nextColorChoice[value ?? 'system'];
  return choice === 'system' ? null : choice;
}

const choiceNames = (): Record<ColorChoice, string> => ({
  light: translate({id: 'shell.colorMode.light', message: '浅色'}),
  dark: translate({id: 'shell.colorMode.dark', message: '深色'}),
  system: translate({id: 'shell.colorMode.system', message: '跟随系统'}),
});

/**
 * Cycles through light, dark and system. The page contains icon and text of all three states, and
 * the stylesheet shows the one that the root element names, so that the state is right before
 * hydration. Pointing at the button starts the application, which then adds what a press does: only it
 * knows the choice. Unlike upstream's button it is never disabled, because it works and is focusable
 * before hydration.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const names = choiceNames();
  const next = getNextColorMode(value, respectPrefersColorScheme);
  const label = translate({id: 'shell.colorMode.switch', message: '切换颜色模式'});
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        // The inline script handles clicks by this name before hydration.
        name={respectPrefersColorScheme ? colorModeSwitch : undefined}
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={
          isBrowser
            ? translate(
                {id: 'shell.colorMode.next', message: '换成{mode}'},
                {mode: names[next ?? 'system']},
              )
            : label
        }
        onClick={() => onChange(next)}
      >
        <span className="visually-hidden">{label}</span>
        {choices.map(({choice, icon}) => (
          <span key={choice} className={clsx(styles.choice, styles[choice])}>
            <Icon name={icon} />
            <span className={clsx('visually-hidden', styles.name)}>{names[choice]}</span>
          </span>
        ))}
      </button>
    </div>
  );
}
