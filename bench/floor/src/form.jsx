import React from 'react';
export function LoginForm({ error, onChange, onSubmit, values }) {
  return (
    <>
      <header>Home Protection Plan</header>
      <main>
        <h1>Customer Self Service</h1>
        <form
          noValidate
          onSubmit={(e) => {
            e.preventDefault();
            onSubmit();
          }}
        >
          <fieldset>
            <legend>Please enter your credentials</legend>
            <label htmlFor="e">Email Address</label>
            <input
              id="e"
              type="email"
              maxLength={255}
              autoComplete="username"
              value={values.email}
              onChange={(e) => onChange('email', e.target.value)}
            />
            <label htmlFor="p">Password</label>
            <input
              id="p"
              type="password"
              maxLength={255}
              autoComplete="current-password"
              value={values.password}
              onChange={(e) => onChange('password', e.target.value)}
            />
            {error && <p role="alert">{error}</p>}
            <div className="row">
              <button type="submit">Login</button>
              <a href="/forgot">Forgot Your Password?</a>
              <a href="/forgot?action=FIRST_TIME">First time here</a>
            </div>
          </fieldset>
        </form>
      </main>
      <footer>© 2026</footer>
    </>
  );
}
