import { classNames } from '../ui/kit/classNames';
import { oldestBrowsers } from './oldestBrowsers';
import styles from '../ui/errors/StartupError.module.css';

/**
 * Shows while `#root` is hidden. It comes after the script that shows `#root`. So it appears only if that script does not run: in an old
 * browser, or without JavaScript.
 */
export const Unsupported = () => (
  <main className={classNames(styles['page'], styles['unsupported'])}>
    <h1>This browser cannot show the portal</h1>
    <p>
      The portal needs JavaScript and one of these browsers, or a newer version: {oldestBrowsers}. Please turn
      JavaScript on, update your browser, or use another one. If that does not help, write to us at the address below.
    </p>
    <div lang="es">
      <h1>Este navegador no puede mostrar el portal</h1>
      <p>
        El portal necesita JavaScript y uno de estos navegadores, o una versión más reciente: {oldestBrowsers}. Active
        JavaScript, actualice su navegador o use otro. Si eso no ayuda, escríbanos a la dirección de abajo.
      </p>
    </div>
    <ul id="support-contacts" />
  </main>
);
