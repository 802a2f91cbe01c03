import {describe, expect, it} from 'vitest';
import {startVisit} from '../useIsNewPost';

function slot(value: string | null = null) {
  let kept = value;
  return {get: () => kept, set: (next: string) => void (kept = next)};
}

describe('startVisit', () => {
  it('compares with the newest post of the last visit', () => {
    const last = slot('2025-07-10');
    expect(startVisit('2025-09-12', last, slot())).toBe('2025-07-10');
    expect(last.get()).toBe('2025-09-12');
  });

  it('keeps the new posts through reloads, until the next visit', () => {
    const [last, visit] = [slot('2025-07-10'), slot()];
    startVisit('2025-09-12', last, visit);
    expect(startVisit('2025-09-12', last, visit)).toBe('2025-07-10');
    expect(startVisit('2025-09-12', last, slot())).toBe('2025-09-12');
  });

  it('finds nothing new on a first visit', () => {
    expect(startVisit('2025-09-12', slot(), slot())).toBe('2025-09-12');
  });

  it('finds nothing new if the browser stores nothing', () => {
    const blocked = {get: () => null, set: () => undefined};
    expect(startVisit('2025-09-12', blocked, blocked)).toBe('2025-09-12');
  });
});
