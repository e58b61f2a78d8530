/*
 * Preloaded into a server of the chaos tests (LD_PRELOAD): the disk of one folder fails or waits, for SQLite too. The
 * first letter of the file CHAOS_DISK says how: f, full; r, read-only; s, each flush takes five seconds.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static char mode(void) {
  const char *file = getenv("CHAOS_DISK");
  char letter = 0;
  if (file == NULL) return 0;
  long fd = syscall(SYS_openat, AT_FDCWD, file, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  if (syscall(SYS_read, fd, &letter, 1) != 1) letter = 0;
  syscall(SYS_close, fd);
  return letter;
}

static int inside(const char *path) {
  const char *folder = getenv("CHAOS_DISK_FOLDER");
  return folder != NULL && strncmp(path, folder, strlen(folder)) == 0;
}

static int ours(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return inside(path);
}

/* The error of a write to this file, or 0. */
static int refused(int fd) {
  char now = mode();
  if ((now != 'f' && now != 'r') || !ours(fd)) return 0;
  return now == 'f' ? ENOSPC : EROFS;
}

static void wait_if_slow(int fd) {
  struct timespec five = {5, 0};
  if (mode() == 's' && ours(fd)) nanosleep(&five, NULL);
}

#define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)
#define WRITE(name, offset)                                        \
  ssize_t name(int fd, const void *bytes, size_t n, offset at) {   \
    REAL(name);                                                    \
    int error = refused(fd);                                       \
    if (error == 0) return real(fd, bytes, n, at);                 \
    errno = error;                                                 \
    return -1;                                                     \
  }
WRITE(pwrite, off_t)
WRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *bytes, size_t n) {
  REAL(write);
  int error = refused(fd);
  if (error == 0) return real(fd, bytes, n);
  errno = error;
  return -1;
}

int fsync(int fd) {
  REAL(fsync);
  wait_if_slow(fd);
  return real(fd);
}

int fdatasync(int fd) {
  REAL(fdatasync);
  wait_if_slow(fd);
  return real(fd);
}

#define OPEN(name)                                                        \
  int name(const char *path, int flags, ...) {                            \
    REAL(name);                                                           \
    va_list rest;                                                         \
    va_start(rest, flags);                                                \
    mode_t rights = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0;         \
    va_end(rest);                                                         \
    if ((flags & O_ACCMODE) != O_RDONLY && inside(path) && mode() == 'r') { \
      errno = EROFS;                                                      \
      return -1;                                                          \
    }                                                                     \
    return real(path, flags, rights);                                     \
  }
OPEN(open)
OPEN(open64)
