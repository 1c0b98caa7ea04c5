import './style.css';
import React, { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginForm } from './form.jsx';
function App() {
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
createRoot(document.getElementById('root')).render(<App />);
