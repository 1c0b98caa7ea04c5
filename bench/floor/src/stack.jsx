// All the libraries in one bundle: router, MobX, inversify, reflect-metadata. Login, dashboard, one table.
import 'reflect-metadata';
import './style.css';
import { Container, inject, injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { createContext, useContext, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router';
import { LoginForm } from './form.jsx';

const T = { Http: Symbol('Http'), Login: Symbol('Login'), Home: Symbol('Home'), Claims: Symbol('Claims') };
class Http {
  async send(method, url, body) {
    const r = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!r.ok) throw Object.assign(new Error(r.statusText), { status: r.status });
    return (await r.json()).data;
  }
}
injectable()(Http);
class LoginStore {
  email = '';
  password = '';
  error = '';
  constructor(http) {
    this.http = http;
    makeAutoObservable(this, { http: false });
  }
  set(k, v) {
    this[k] = v;
    this.error = '';
  }
  async submit() {
    if (!this.email) {
      this.error = 'Email Address is required';
      return false;
    }
    if (!this.password) {
      this.error = 'Password is required';
      return false;
    }
    try {
      await this.http.send('POST', '/api/auth/login', { userName: this.email, password: this.password });
      return true;
    } catch (e) {
      runInAction(() => {
        this.error = e.status === 401 ? 'Invalid email or password' : 'There may be a technical issue';
      });
      return false;
    }
  }
}
injectable()(LoginStore);
inject(T.Http)(LoginStore, undefined, 0);
class ClaimsStore {
  rows = [];
  page = 0;
  size = 10;
  constructor(http) {
    this.http = http;
    makeAutoObservable(this, { http: false, rows: observableRef });
  }
  get shown() {
    return this.rows.slice(this.page * this.size, (this.page + 1) * this.size);
  }
  get pages() {
    return Math.max(1, Math.ceil(this.rows.length / this.size));
  }
  turn(d) {
    this.page = Math.min(this.pages - 1, Math.max(0, this.page + d));
  }
  resize(n) {
    this.size = n;
    this.page = 0;
  }
  async load() {
    const rows = await this.http.send('GET', '/api/claims');
    runInAction(() => {
      this.rows = rows;
      this.page = 0;
    });
  }
}
injectable()(ClaimsStore);
inject(T.Http)(ClaimsStore, undefined, 0);

class HomeStore {
  policy = undefined;
  profile = undefined;
  constructor(http) {
    this.http = http;
    makeAutoObservable(this, { http: false, policy: observableRef, profile: observableRef });
  }
  async load() {
    const [policy] = await this.http.send('GET', '/api/policies');
    runInAction(() => (this.policy = policy));
    const profile = await this.http.send('GET', '/api/profile');
    runInAction(() => (this.profile = profile));
  }
}
injectable()(HomeStore);
inject(T.Http)(HomeStore, undefined, 0);

const container = new Container();
container.bind(T.Http).to(Http).inSingletonScope();
container.bind(T.Login).to(LoginStore).inSingletonScope();
container.bind(T.Home).to(HomeStore).inSingletonScope();
container.bind(T.Claims).to(ClaimsStore).inSingletonScope();
const Di = createContext(container);

const Login = observer(function Login() {
  const s = useContext(Di).get(T.Login),
    nav = useNavigate();
  return (
    <LoginForm
      values={{ email: s.email, password: s.password }}
      error={s.error}
      onChange={(k, v) => s.set(k, v)}
      onSubmit={async () => {
        if (await s.submit()) nav('/home');
      }}
    />
  );
});
const Home = observer(function Home() {
  const s = useContext(Di).get(T.Home);
  useEffect(() => {
    s.load();
  }, [s]);
  return (
    <main>
      <h1>Your Policy Dashboard</h1>
      <p>
        {s.policy?.policyNumber} {s.profile?.firstName} {s.profile?.lastName}
      </p>
      <Link to="/claim">Claims</Link>
    </main>
  );
});
const date = new Intl.DateTimeFormat('en-US');
const Claims = observer(function Claims() {
  const s = useContext(Di).get(T.Claims);
  useEffect(() => {
    s.load();
  }, [s]);
  return (
    <main>
      <h1>Your Claims</h1>
      <table>
        <thead>
          <tr>
            <th>Reference Number</th>
            <th>Submitted</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {s.shown.map((c) => (
            <tr key={c.claimNumber}>
              <td>{c.claimNumber}</td>
              <td>{date.format(c.createdAt)}</td>
              <td>{c.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button className="prev" onClick={() => s.turn(-1)}>
        Previous
      </button>{' '}
      Page {s.page + 1} of {s.pages}{' '}
      <button className="next" onClick={() => s.turn(1)}>
        Next
      </button>
      <select value={s.size} onChange={(e) => s.resize(Number(e.target.value))}>
        {[10, 20, 50, 100].map((n) => (
          <option key={n}>{n}</option>
        ))}
      </select>
      <Link to="/home">Back</Link>
    </main>
  );
});
createRoot(document.getElementById('root')).render(
  <Di.Provider value={container}>
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Login />} />
        <Route path="/home" element={<Home />} />
        <Route path="/claim" element={<Claims />} />
      </Routes>
    </BrowserRouter>
  </Di.Provider>,
);
