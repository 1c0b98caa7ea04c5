declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** Whether this build lets a tester change today's date: `TIME_TRAVEL=1` at build time. */
declare const __TIME_TRAVEL__: boolean;
