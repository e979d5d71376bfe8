import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work once no pointer is down. An error that appears on blur moves the page: a press would end beside
 * the button that it began on, and do nothing.
 */
export const useAfterPress = (): ((work: () => void) => void) => {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const down = () => {
      isDown.current = true;
    };
    const up = () => {
      isDown.current = false;
      // The click event follows within this task.
      for (const work of waiting.current.splice(0)) setTimeout(work);
    };
    document.addEventListener('pointerdown', down, true);
    for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      for (const end of ['pointerup', 'pointercancel'] as const) document.removeEventListener(end, up, true);
    };
  }, []);
  return useCallback((work) => {
    if (isDown.current) waiting.current.push(work);
    else work();
  }, []);
};
