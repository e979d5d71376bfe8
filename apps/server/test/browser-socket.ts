import { io, type Socket } from 'socket.io-client';
import type { TestMember } from './factories.ts';

/** Opens the socket of a member's page; it comes back by itself after a break. */
export const openBrowserSocket = (address: string, { id, token }: TestMember): Socket =>
  io(address, { transports: ['websocket'], auth: { token }, query: { userID: id }, forceNew: true });

/** Resolves once the socket is connected. */
export const isConnected = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('connect', () => resolve()));
