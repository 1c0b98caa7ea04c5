import './style.css';
import { createRoot } from 'react-dom/client';
import { LoginIsland } from './login-island.jsx';
createRoot(document.getElementById('root')).render(<LoginIsland />);
