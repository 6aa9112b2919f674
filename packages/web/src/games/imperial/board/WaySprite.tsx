/** The signs of ways, in the manner of the pieces: boots, rails, a wave, a plus. */
export function WaySprite() {
  return (
    <svg width="0" height="0" class="way-sprite" aria-hidden="true">
      <symbol id="way-march" viewBox="0 0 32 32">
        <circle class="way-disc" cx="16" cy="16" r="11" />
        <path class="way-line" d="M10 20L16 11L22 20" />
      </symbol>
      <symbol id="way-rail" viewBox="0 0 32 32">
        <circle class="way-disc" cx="16" cy="16" r="11" />
        <path class="way-line" d="M12.500 8.500V23.500M19.500 8.500V23.500M10 12H22M10 16H22M10 20H22" />
      </symbol>
      <symbol id="way-convoy" viewBox="0 0 32 32">
        <circle class="way-disc" cx="16" cy="16" r="11" />
        <path class="way-line" d="M9 17.500H23L20.500 21.500H11.500ZM16 17V9.500L20.500 14.500H16" />
      </symbol>
      <symbol id="way-sail" viewBox="0 0 32 32">
        <circle class="way-disc" cx="16" cy="16" r="11" />
        <path
          class="way-line"
          d="M8.500 14C11 11.500 13.500 11.500 16 14S21 16.500 23.500 14M8.500 19.500C11 17 13.500 17 16 19.500S21 22 23.500 19.500"
        />
      </symbol>
      <symbol id="way-more" viewBox="0 0 32 32">
        <circle class="way-disc" cx="16" cy="16" r="11" />
        <path class="way-line" d="M16 10V22M10 16H22" />
      </symbol>
    </svg>
  );
}
