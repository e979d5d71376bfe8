import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs something once no pointer is down. A sentence that appears as a field is left moves what is below it: the press that left the
 * field would otherwise end beside the button that it began on, and do nothing.
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
      // The click follows within this task.
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
