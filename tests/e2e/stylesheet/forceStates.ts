import type {Page} from '@playwright/test';

const states = ['hover', 'active', 'focus', 'focus-visible', 'focus-within'];

/** Forces all pseudo-class states of every element that can be hovered or focused. */
export async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument', {depth: 0});
  const {nodeIds} = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, summary, input, select, textarea, label, tr, li, [tabindex], .dropdown',
  });
  await Promise.all(
    nodeIds.map((nodeId) =>
      session.send('CSS.forcePseudoState', {nodeId, forcedPseudoClasses: states}),
    ),
  );
}
