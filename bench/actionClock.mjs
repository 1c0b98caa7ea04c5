// The clock of interactions and of route changes. It runs in the page before any of its scripts.
export function actionClock() {
  if (window.top !== window) return;
  const x = (window.__ix = { label: '', entries: [], paints: [], long: [], armed: null });
  const watch = (type, fn, extra) => {
    try {
      new PerformanceObserver((l) => l.getEntries().forEach(fn)).observe({ type, buffered: true, ...extra });
    } catch {}
  };
  // Event Timing, as INP has it: input to the next paint, in steps of 8 ms, nothing under 16 ms.
  watch(
    'event',
    (e) => {
      if (e.interactionId) x.entries.push([e.interactionId, e.startTime, e.duration, e.name]);
    },
    { durationThreshold: 16 },
  );
  watch('longtask', (e) => x.long.push([e.startTime, e.duration]));
  // A finer clock beside it: input to the first task after the next frame.
  const afterFrame = (fn) =>
    requestAnimationFrame(() => {
      const c = new MessageChannel();
      c.port1.onmessage = () => fn(performance.now());
      c.port2.postMessage(0);
    });
  const onInput = (e) => {
    if (!e.isTrusted) return;
    const label = x.label,
      start = e.timeStamp;
    if (x.armed && x.armed.start == null) x.armed.start = start;
    afterFrame((t) => x.paints.push([label, start, t - start, e.type]));
  };
  for (const t of ['click', 'keydown']) addEventListener(t, onInput, { capture: true, passive: true });
  const seen = ({ css, text }) => {
    for (const el of document.querySelectorAll(css)) {
      if (text && !el.textContent.includes(text)) continue;
      const r = el.getBoundingClientRect();
      if (r.width > 0 && r.height > 0 && el.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return true;
    }
    return false;
  };
  x.seen = seen;
  x.arm = (want) => {
    const a = (x.armed = { start: null, shown: null, painted: null });
    const tick = () => {
      if (a.start != null && seen(want)) {
        a.shown = performance.now() - a.start;
        afterFrame((t) => {
          a.painted = t - a.start;
        });
        return;
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  };
  x.scroll = (px, steps) =>
    new Promise((done) => {
      const gaps = [];
      let last = performance.now(),
        i = 0;
      const step = () => {
        const now = performance.now();
        if (i) gaps.push(now - last);
        last = now;
        if (i++ >= steps) return done(gaps);
        document.scrollingElement.scrollTop += px;
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
}
