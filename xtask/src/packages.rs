//! The programs of the system that the chores need, installed where we may, named where we may not.

use crate::shell;

/// A program, and the Debian package that brings it.
pub(crate) struct Tool {
    /// What we start, with arguments that only ask for its version.
    pub(crate) probe: &'static str,
    /// The package.
    pub(crate) package: &'static str,
}

/// What the checks need besides cargo itself.
pub(crate) const FOR_CHECK: &[Tool] = &[
    Tool { probe: "git --version", package: "git" },
    Tool { probe: "cc --version", package: "gcc" },
    // The fuzzer's own runtime is C++.
    Tool { probe: "c++ --version", package: "g++" },
    Tool { probe: "npm --version", package: "npm" },
    Tool { probe: "python3 --version", package: "python3" },
    Tool { probe: "chromium --version", package: "chromium" },
];

/// What counting instructions needs.
pub(crate) const FOR_BENCH: &[Tool] = &[Tool { probe: "valgrind --version", package: "valgrind" }];

/// Makes sure that the tools are there.
///
/// # Errors
/// If one is missing and cannot be installed, naming the packages to install by hand.
pub(crate) fn ensure(tools: &[Tool]) -> Result<(), String> {
    let missing = missing(tools);
    if missing.is_empty() {
        return Ok(());
    }
    let list = missing.join(" ");
    let by_hand = format!("missing system packages: {list}; install them with `apt-get install {list}`");
    let may_install = shell::output("id -u").is_ok_and(|id| id.trim() == "0") && shell::works("apt-get --version");
    if !may_install {
        return Err(by_hand);
    }
    println!("installing {list}");
    shell::run("apt-get -q update")?;
    shell::run(&format!("DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends {list}"))?;
    if self::missing(tools).is_empty() { Ok(()) } else { Err(by_hand) }
}

fn missing(tools: &[Tool]) -> Vec<&'static str> {
    tools.iter().filter(|tool| !shell::works(tool.probe)).map(|tool| tool.package).collect()
}
