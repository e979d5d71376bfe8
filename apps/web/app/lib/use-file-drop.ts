import { useEffect, useRef, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** Accepts files dropped anywhere on the page; returns true while files are dragged over it. */
export const useFileDrop = (onFiles: (files: readonly File[]) => void, isEnabled: boolean): boolean => {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;

  useEffect(() => {
    if (!isEnabled) return;
    // Every element fires enter and leave events: the pointer is out once all entered elements were left.
    let depth = 0;
    const move = (by: number) => {
      depth = Math.max(0, depth + by);
      setOver(depth > 0);
    };
    const on = (
      name: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
      handle: (event: DragEvent) => void,
    ) => {
      const listener = (event: DragEvent) => {
        if (carriesFiles(event)) handle(event);
      };
      document.addEventListener(name, listener);
      return () => document.removeEventListener(name, listener);
    };
    const leave = [
      on('dragenter', () => move(1)),
      on('dragleave', () => move(-1)),
      // Otherwise the browser would open the dropped file.
      on('dragover', (event) => event.preventDefault()),
      on('drop', (event) => {
        event.preventDefault();
        depth = 0;
        setOver(false);
        take.current([...(event.dataTransfer?.files ?? [])]);
      }),
    ];
    return () => {
      for (const stop of leave) stop();
      setOver(false);
    };
  }, [isEnabled]);

  return isOver;
};
