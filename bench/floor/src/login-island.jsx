// The login view alone on React; everything else is another chunk, fetched when idle. Used prerendered and not.
import { useState } from 'react';
import { LoginForm } from './form.jsx';
export function LoginIsland() {
  const [values, set] = useState({ email: '', password: '' });
  const [error, setError] = useState('');
  return (
    <LoginForm
      values={values}
      error={error}
      onChange={(k, v) => {
        set((s) => ({ ...s, [k]: v }));
        setError('');
      }}
      onSubmit={() =>
        setError(!values.email ? 'Email Address is required' : !values.password ? 'Password is required' : '')
      }
    />
  );
}
