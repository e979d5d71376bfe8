export { default } from '../components/filters-drawer.tsx';
