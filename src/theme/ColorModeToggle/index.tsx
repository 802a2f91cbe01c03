import {translate} from '@docusaurus/Translate';
import type {ColorMode} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/ColorModeToggle';
import {Icon, type IconName} from '@site/src/components/Icon';
import {colorModeSwitch} from '@site/src/intent/switchColorMode';
import {nextColorChoice, type ColorChoice} from '@site/src/lib/nextColorChoice';
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

/** The theme's own texts, so that whoever knows the framework's wording meets it here. */
const spokenLabels = (): Record<ColorChoice, string> => ({
  light: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
  dark: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
  system: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
});

const shortLabels = (): Record<ColorChoice, string> => ({
  light: translate({id: 'shell.colorMode.light', message: '浅色'}),
  dark: translate({id: 'shell.colorMode.dark', message: '深色'}),
  system: translate({id: 'shell.colorMode.system', message: '跟随系统'}),
});

/**
 * Switches light, dark, system. All three states are in the page and the stylesheet shows the one
 * that the root element names, so that the right one stands there before the script runs. Never
 * disabled, unlike upstream's: it works before the script runs, and the keyboard reaches it.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const mode = spokenLabels()[value ?? 'system'];
  const labels = shortLabels();
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        // Answered by the page itself until the application is there.
        name={respectPrefersColorScheme ? colorModeSwitch : undefined}
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={mode}
        aria-label={translate(
          {
            id: 'theme.colorToggle.ariaLabel',
            message: 'Switch between dark and light mode (currently {mode})',
          },
          {mode},
        )}
        onClick={() => onChange(getNextColorMode(value, respectPrefersColorScheme))}
      >
        {choices.map(({choice, icon}) => (
          <span key={choice} className={clsx(styles.choice, styles[choice])}>
            <Icon name={icon} />
            <span className={styles.label}>{labels[choice]}</span>
          </span>
        ))}
      </button>
    </div>
  );
}
