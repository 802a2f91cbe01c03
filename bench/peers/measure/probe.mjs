// Runs in every measured page before the page's scripts. It is a classic script without imports.
(() => {
  const afterPaint = 50;
  /** @type {import('./ProbeRecord.ts').ProbeRecord} */
  const record = {shift: 0, tasks: [], interactions: []};
  window.benchRecord = record;

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} each
   * @param {object} [options]
   */
  const observe = (type, each, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...options,
    });

  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      record.firstPaint = startTime;
      setTimeout(() => void window.benchPainted?.(), afterPaint);
    }
  });
  observe('largest-contentful-paint', ({startTime}) => (record.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    const {value, hadRecentInput} = /** @type {{value: number, hadRecentInput: boolean}} */ (
      /** @type {unknown} */ (entry)
    );
    record.shift += hadRecentInput ? 0 : value;
  });
  observe('longtask', ({startTime, duration}) => record.tasks.push({start: startTime, duration}));
  observe(
    'event',
    (entry) => {
      const {interactionId, duration} = /** @type {PerformanceEventTiming} */ (entry);
      if (interactionId) {
        record.interactions.push(duration);
      }
    },
    {durationThreshold: 16},
  );

  addEventListener(
    'pointerdown',
    ({timeStamp}) => {
      void window.benchMoment?.('press', performance.timeOrigin + timeStamp);
      const state = window.benchState;
      if (!state) {
        return;
      }
      const before = state();
      const look = () => {
        if (state() === before) {
          requestAnimationFrame(look);
        } else {
          const now = performance.now();
          const arrivals = performance
            .getEntriesByType('resource')
            .filter(({name}) => name.endsWith('.js'))
            .map((entry) => /** @type {PerformanceResourceTiming} */ (entry).responseEnd);
          record.answered = now - timeStamp;
          record.answeredWithScripts = now - Math.max(timeStamp, ...arrivals);
        }
      };
      requestAnimationFrame(look);
    },
    {capture: true, once: true},
  );
})();
