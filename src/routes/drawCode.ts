export { toString as drawCode } from 'qrcode';
