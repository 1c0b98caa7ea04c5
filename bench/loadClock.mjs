// The clock of a page load. It runs in the page before any of its scripts. Passive, but for one probe: once the target is visible and a submit
// listener exists, it dispatches a cancelable synthetic submit and sees whether the app takes it (preventDefault).
export function loadClock({ selector, probe, reacts }) {
  if (window.top !== window) return;
  const b = (window.__bench = { fcp: null, lcp: null, long: [], cls: 0, visible: null, handled: null, reacted: null });
  const watch = (type, fn) => {
    try {
      new PerformanceObserver((l) => l.getEntries().forEach(fn)).observe({ type, buffered: true });
    } catch {}
  };
  watch('paint', (e) => {
    if (e.name === 'first-contentful-paint') b.fcp = e.startTime;
  });
  watch('largest-contentful-paint', (e) => {
    b.lcp = e.startTime;
  });
  watch('longtask', (e) => b.long.push([e.startTime, e.duration]));
  watch('layout-shift', (e) => {
    if (!e.hadRecentInput && !(b.handled < e.startTime && b.handled != null)) b.cls += e.value;
  }); // what the probe moves is not the page's
  let listening = false;
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === 'submit') listening = true;
    return add.call(this, type, ...rest);
  };
  const usable = (css) => {
    for (const el of document.querySelectorAll(css)) {
      if (el.disabled || el.getAttribute('aria-disabled') === 'true' || el.closest('[inert]')) continue;
      const r = el.getBoundingClientRect();
      if (r.width > 0 && r.height > 0 && el.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return el;
    }
    return null;
  };
  const submit = (form) => {
    probedAt = performance.now();
    const ev = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(ev);
    return ev.defaultPrevented;
  };
  let probedAt = 0;
  const tick = () => {
    const done = b.handled != null && (!reacts || b.reacted != null || performance.now() - b.handled > 5000);
    if (done) return;
    if (b.handled == null || performance.now() - probedAt > 250) {
      const el = usable(selector);
      if (el) {
        if (b.visible == null) b.visible = performance.now();
        const form = el.form || el.closest('form');
        if (probe === 'none' || (probe === 'auto' && !form)) b.handled ??= b.visible;
        // sent again every 250 ms while no reaction shows: a form may take one before it has subscribed to its own state
        else if (form && (listening || form.onsubmit) && submit(form)) b.handled ??= probedAt;
      }
    }
    if (b.handled != null && reacts && usable(reacts)) b.reacted = performance.now();
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
