// Validation, error text and submit of the login form without a library; small enough to go inside the HTML.
(() => {
  const d = document,
    f = d.querySelector('form'),
    e = d.getElementById('e'),
    p = d.getElementById('p');
  let a = d.querySelector('[role=alert]');
  const say = (t) => {
    if (!a) {
      a = d.createElement('p');
      a.setAttribute('role', 'alert');
      f.querySelector('.row').before(a);
    }
    a.textContent = t;
    a.hidden = !t;
  };
  f.addEventListener('input', () => say(''));
  f.addEventListener('submit', async (ev) => {
    ev.preventDefault();
    if (!e.value) return say('Email Address is required');
    if (!p.value) return say('Password is required');
    const r = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: e.value, password: p.value }),
    }).catch(() => null);
    if (!r) return say('There may be a technical issue');
    if (!r.ok) return say(r.status === 401 ? 'Invalid email or password' : 'There may be a technical issue');
    location.assign('/home');
  });
})();
