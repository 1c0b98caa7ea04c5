import styles from './Shell.module.css';

export const Logo = () => (
  <svg className={styles['mark']} viewBox="0 0 40 40" aria-hidden>
    <path d="M20 3 3 18.2h4.4V36h25.2V18.2H37z" fill="currentColor" opacity=".18" />
    <path d="M20 3 3 18.2h4.4V36h25.2V18.2H37L20 3zm0 3.9 10.2 9.2V33.6H9.8V16.1z" fill="currentColor" />
    <path
      d="M20.4 14.5c.9 3.6 5.1 5.5 5.1 10.2a5.5 5.5 0 0 1-11 0c0-2.5 1.3-3.9 2.4-5.5.3 1.4.9 2.1 1.7 2.5-.3-2.8.3-5.2 1.8-7.2z"
      fill="#f2a474"
    />
  </svg>
);
