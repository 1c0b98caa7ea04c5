import styles from '../ui/errors/StartupError.module.css';
import { classNames } from '../ui/kit/classNames';

/**
 * Shows while `#root` is hidden. It stands behind the script that shows `#root`, so that it appears only where that script does not run:
 * in a browser that is too old, or without JavaScript.
 */
export const Unsupported = () => (
  <main className={classNames(styles['page'], styles['unsupported'])}>
    <h1>This browser cannot show the portal</h1>
    <p>
      The portal needs JavaScript and a current version of Chrome, Edge, Firefox or Safari. Please turn JavaScript on,
      or use another browser. If that does not help, write to us at the address below.
    </p>
    <div lang="es">
      <h1>Este navegador no puede mostrar el portal</h1>
      <p>
        El portal necesita JavaScript y una versión actual de Chrome, Edge, Firefox o Safari. Active JavaScript o use
        otro navegador. Si eso no ayuda, escríbanos a la dirección de abajo.
      </p>
    </div>
    <ul id="support-contacts" />
  </main>
);
