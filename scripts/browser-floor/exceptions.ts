/**
 * The newer features that the client may use, each with the reason why older browsers do not need it. Every other
 * feature is refused.
 */

/** Names of the platform; the code tests that each exists before the call. */
export const ALLOWED_NEWER_FEATURES_IN_CODE: Readonly<Record<string, string>> = {
  "HTMLElement.showPopover": "asked for; without it the messages go into the open dialogue",
  "HTMLElement.hidePopover": "after showPopover",
  "<div popover>": "an attribute that an old engine does not read",
  "Intl.Segmenter": "asked for; code points are counted without it",
  WakeLockSentinel: "a type",
  "WakeLockSentinel.release": "after wakeLock",
  "WakeLock.request": "after wakeLock",
  "Navigator.wakeLock": "asked for; the screen may sleep without it",
  "Document.fullscreenEnabled": "it is the question",
  "Document.fullscreenElement": "after fullscreenEnabled",
  "Document.exitFullscreen": "after fullscreenEnabled",
  "Element.requestFullscreen": "after fullscreenEnabled",
  "Navigator.canShare": "asked for; the picture is downloaded without it",
  "Navigator.share": "after canShare",
  "CanvasRenderingContext2D.font":
    "everywhere for years; a note on the names of the system's own fonts, which no picture asks for",
  "Navigator.vibrate": "asked for; the phone stays still without it",
  requestIdleCallback: "asked for; sounds are rendered ahead after a pause instead",
  "Navigator.userActivation": "asked for",
  "UserActivation.hasBeenActive": "after userActivation",
  "PointerEvent.getCoalescedEvents": "asked for; a fast line has fewer bends without it",
  "AudioParam.exponentialRampToValueAtTime": "everywhere for years; a note on its first value",
  "KeyboardEvent.isComposing":
    "everywhere for years; a note on the order of two events in WebKit: a letter too many is undone",
  "KeyboardEvent.code": "everywhere for years; a note on virtual keyboards, which have no Alt",
  "HTMLMediaElement.volume": "a note on iOS, where the phone's own keys are the only volume",
  "KeyboardEvent.repeat": "everywhere for years; a note on Chrome under Linux",
};

/** Declarations and selectors that an old engine drops, at the price of a slightly plainer look. */
export const ALLOWED_NEWER_FEATURES_IN_CSS: Readonly<Record<string, string>> = {
  "text-wrap": "lines break where they may",
  "text-wrap: balance": "the same",
  "text-wrap: pretty": "the same",
  "scrollbar-width":
    "a bar of the usual width; ::-webkit-scrollbar hides it where it must not be seen",
  "scrollbar-width: none": "the same",
  "scrollbar-width: thin": "the same",
  "scrollbar-color": "a bar of the usual colour",
  "overscroll-behavior": "everywhere; a note on boxes that do not scroll",
  "accent-color": "a tick box of the usual colour",
  "cursor: pointer": "a phone has no pointer",
  "cursor: default": "the same",
  "cursor: progress": "the same",
  "cursor: grab": "the same",
  "cursor: grabbing": "the same",
  "cursor: move": "the same",
  "cursor: ew-resize": "the same",
  "cursor: nwse-resize": "the same",
  "cursor: nesw-resize": "the same",
  "forced-color-adjust": "within @media (forced-colors), which Safari has not",
  "forced-color-adjust: none": "the same",
  "content-visibility": "an old engine also lays out the rows that are out of sight",
  "content-visibility: auto": "the same",
  "content-visibility: visible": "the same",
  "contain-intrinsic-size": "with content-visibility",
  resize: "a field that keeps its size",
  "resize: vertical": "the same",
  "resize: none": "a field that may be made larger",
  "field-sizing": "a field of two rows, that may be made larger",
  "field-sizing: content": "the same",
  "font-family: ui-monospace": "followed by others",
  "@property": "for an animation that stands below @supports",
  "::selection": "the usual colour",
  "::-webkit-search-cancel-button": "one engine's own part",
  "::-webkit-inner-spin-button": "one engine's own part",
  "::-webkit-scrollbar": "one engine's own part",
  "::-webkit-slider-runnable-track": "one engine's own part, beside ::-moz-range-track",
  "::-webkit-slider-thumb": "the same",
  "::-moz-range-track": "the same",
  "::-moz-range-thumb": "the same",
};

/** Built scripts that bring the newer functions along: pdf.js has core-js in its legacy build, and a test reads a PDF without them. */
export const POLYFILLED_SCRIPTS_PATTERN = /\/pdf(?:\.worker)?-[^/]+\.js$/;

/** Functions that only packages use, after a test that they exist. */
export const ALLOWED_NEWER_FEATURES_IN_PACKAGES: Readonly<Record<string, string>> = {
  canParse: "zod's z.url(), which no screen reads; the SDK's own polyfill",
  Uint8ArrayToHex: "@noble/hashes asks for it",
  requestIdleCallback: "our own mixer, as above",
  startViewTransition: "react and react-router ask for it",
};
