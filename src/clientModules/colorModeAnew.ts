import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {colorModeKey} from '@site/src/intent/switchColorMode';

/**
 * A page that comes back from the browser's memory has not heard what other pages have stored in
 * the meantime. The theme listens for it: so it is told.
 */
function tellColorMode({persisted}: PageTransitionEvent): void {
  if (!persisted) {
    return;
  }
  try {
    const storageArea = window.localStorage;
    const newValue = storageArea.getItem(colorModeKey);
    window.dispatchEvent(new StorageEvent('storage', {key: colorModeKey, newValue, storageArea}));
  } catch {
    // Without storage nothing has been stored.
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pageshow', tellColorMode);
}
